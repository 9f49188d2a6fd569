'use client';

import { Button } from '@/components/kit/button';
import { FormAnswer, FormMessage, useForm } from '@/components/kit/form-island';
import type { TeamName } from '@/lib/record/views/model';
import { ActDifference, isActPreview } from './act-difference';

/** Names a winner at once; of a match of the admin's own team it asks first. */
export function WinnerForm({ season, team }: { season: string; team: TeamName }) {
  const { shown, pending } = useForm();
  const asked = isActPreview(shown) ? shown : null;
  return (
    <>
      <FormMessage />
      <input type="hidden" name="team" value={team.key} />
      {asked !== null && (
        <FormAnswer>
          <ActDifference season={season} preview={asked} />
        </FormAnswer>
      )}
      <Button look="small" disabled={pending}>
        {asked === null ? `${team.name} won` : `Yes, ${team.name} won`}
      </Button>
    </>
  );
}
