import { SelectField } from '@/components/kit/field';
import type { Role, TeamChoice } from '@/lib/features/accounts/model';

interface Props {
  roles: readonly Role[];
  teams: readonly TeamChoice[];
  role?: Role;
  /** The key of the team. */
  team?: string | null;
  /** Only teams that nobody leads. */
  free?: boolean;
}

/** A role, and a team of the season. */
export function RoleFields({ roles, teams, role = 'leader', team = null, free = false }: Props) {
  const offered = free ? teams.filter(({ leader }) => leader === null) : teams;
  return (
    <>
      <SelectField name="role" label="Role" defaultValue={role}>
        {roles.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        name="team"
        label="Team"
        hint={free ? 'those that nobody leads' : 'who leads it now leads it no more'}
        defaultValue={team ?? ''}
      >
        <option value="">none</option>
        {offered.map((one) => (
          <option key={one.key} value={one.key}>
            {one.leader === null || one.key === team ? one.name : `${one.name} (${one.leader})`}
          </option>
        ))}
      </SelectField>
    </>
  );
}
