import type { SettingLine } from '@/lib/features/season/model';
import { Precedents } from './precedents';

/** What the season plays by where the rules leave a choice. */
export function SettingsTable({ settings, season }: { settings: readonly SettingLine[]; season: string }) {
  return (
    <table className="t settings">
      <caption>
        Settings in force <small>{season}</small>
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
              <Precedents precedents={setting.precedents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
