import type { SettingLine } from '@/lib/features/season/model';
import { Precedents } from './precedents';

/** What the season plays by where the rules leave a choice. */
export function SettingsTable({
  season,
  settings,
  name,
}: {
  readonly season: string | null;
  readonly settings: readonly SettingLine[];
  readonly name: string;
}) {
  return (
    <table className="t settings">
      <caption>
        Settings in force <small>{name}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">In force</th>
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.key}>
            <th scope="row">
              {setting.title}
              <span className="what">{setting.text}</span>
            </th>
            <td>
              {setting.value}
              {setting.changed && <span className="what">Not the usual value.</span>}
              <Precedents season={season} precedents={setting.precedents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
