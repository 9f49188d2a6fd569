import type { ScenarioRun } from '@/lib/record/sandbox/model';

/** What is not valid, or what was expected and did not come, each at its line and key. */
export function Problems({ scenario: { played, problems, moreProblems } }: { scenario: ScenarioRun }) {
  if (problems.length === 0) return null;
  return (
    <table className="t problems">
      <caption>{played ? 'Expectations that differ' : 'It cannot be run to its end'}</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            Line
          </th>
          <th scope="col">Key</th>
          <th scope="col">Expected</th>
          <th scope="col">{played ? 'Came' : 'Found'}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ line, at, expected, actual, text }) => (
          <tr key={`${line} ${at} ${expected} ${actual}`}>
            <td className="num">{line ?? '–'}</td>
            <td>
              <code>{at}</code>
              {text !== '' && <code className="lt">{text}</code>}
            </td>
            <td>{expected}</td>
            <td>{actual}</td>
          </tr>
        ))}
      </tbody>
      {moreProblems > 0 && (
        <tfoot>
          <tr>
            <td colSpan={4}>And {moreProblems} more.</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
