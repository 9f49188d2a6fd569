/** What every control looks like; its face and its border are its field's. */
export const CONTROL =
  'min-h-[2.5rem] w-full rounded-1 bg-sheet px-[0.6rem] py-[0.45rem] text-ink focus-visible:outline-offset-0 [&:is(select)]:pr-[1.6rem]';
export const USUAL_CONTROL = `${CONTROL} border border-edge font-works text-2/140 font-stretch-95%`;
export const FIELD_LABEL = 'mb-1 block p-0 font-works text-1/140 font-label';
