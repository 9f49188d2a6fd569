import { FIELD_LABEL, USUAL_CONTROL } from './control';

/** A line to be copied, under its label. */
export function ToCopy({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <div>
      <label className={FIELD_LABEL} htmlFor={id}>
        {label}
      </label>
      <input className={USUAL_CONTROL} id={id} readOnly value={text} />
    </div>
  );
}
