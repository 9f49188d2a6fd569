'use client';

import { useForm } from '@/components/kit/form-island';

/** What was shown, for the form to hand back; once it was shown anew, that. */
export function SawField({ saw }: { saw: string }) {
  const { shown } = useForm();
  const anew =
    typeof shown === 'object' && shown !== null && 'saw' in shown && typeof shown.saw === 'string' ? shown.saw : null;
  return <input type="hidden" name="saw" value={anew ?? saw} key={anew ?? saw} />;
}
