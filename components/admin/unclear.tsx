import { Clauses } from '@/components/kit/clause';
import { MultiSelectField, RadioField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { Entry, Ledger } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { SectionHead } from '@/components/kit/section';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { SettleOption, TakenBack, UnclearText } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath, rulingPath, teamPath } from '@/lib/record/views/address';
import { SettleForm } from './settle-form';

interface Props {
  readonly season: string;
  texts: readonly UnclearText[];
  zone: string;
  settle: FormAction<ActPreview>;
}

/** Bold texts that may mean something and are not clear: what was said, and how it could be read. */
export function UnclearSection({ season, texts, zone, settle }: Props) {
  return (
    <section id="unclear" className="top-gap">
      <SectionHead title="Unclear texts" more="oldest first" />
      {texts.length === 0 ? (
        <EmptyState what="Nothing is unclear. A bold text that fits no ability with certainty will stand here until you settle it." />
      ) : (
        <Ledger ruled="To be ruled">
          {texts.map((text) => (
            <Entry
              key={text.ruling}
              by={
                <>
                  <span>
                    {text.by}, <a href={teamPath(season, text.team.key)}>{text.team.name}</a>
                  </span>
                  <Receipt at={text.at} zone={zone} />
                </>
              }
              said={
                <>
                  <PostBody text={text.text} marks={text.marks} />
                  {text.cut && (
                    <p className="hint">
                      A part of a long post. <a href={rulingPath(season, text.ruling)}>The ruling</a> shows all of it.
                    </p>
                  )}
                </>
              }
            >
              <div className="u">
                <div className="head">
                  <p className="what">
                    <a href={rulingPath(season, text.ruling)}>
                      <b>{text.words}</b>
                    </a>
                  </p>
                  <Outcome outcome="Unclear" />
                </div>
                <p className="why">
                  {text.reason} <Clauses season={season} ids={text.cites} />
                </p>
                {text.takesBack !== null && <TakesBack season={season} takesBack={text.takesBack} />}
                <Form action={settle} label={`Settle “${text.words}”`}>
                  <input type="hidden" name="ruling" value={text.ruling} />
                  <fieldset>
                    <legend className="flabel">Read it as</legend>
                    <ul className="cands">
                      {text.options.map((option) => (
                        <Candidate key={option.value} option={option} />
                      ))}
                      <li className="cand">
                        <RadioField name="choice" value="other">
                          <span>Something else, below</span>
                        </RadioField>
                      </li>
                    </ul>
                  </fieldset>
                  <details className="other">
                    <summary>Something else</summary>
                    <div className="two">
                      <SelectField name="ability" label="Ability" defaultValue="">
                        <option value="">none</option>
                        {text.abilities.map((ability) => (
                          <option key={ability.key} value={ability.key}>
                            {ability.name} ({ability.merc})
                          </option>
                        ))}
                      </SelectField>
                      <MultiSelectField name="targets" label="Targets" size={4}>
                        {text.targets.map((target) => (
                          <option key={target.key} value={target.key}>
                            {target.name} ({target.team})
                          </option>
                        ))}
                      </MultiSelectField>
                    </div>
                  </details>
                  <SettleForm season={season} by={text.by} />
                </Form>
              </div>
            </Entry>
          ))}
        </Ledger>
      )}
    </section>
  );
}

/** The order that a text takes back, and the way to strike it: its page shows first what that changes. */
function TakesBack({ season, takesBack: { named, orders } }: { season: string; takesBack: TakenBack }) {
  if (orders.length === 0) {
    return <p className="hint">It takes an order back, and the team has given none before it this week.</p>;
  }
  const which = orders.length === 1 ? 'an order' : 'one of these orders';
  return (
    <>
      <p className="hint">
        {named
          ? `It takes ${which} back. What striking it changes is shown before anything is saved.`
          : 'It takes an order back, and no order before it is of what it names; this is the team’s latest.'}
      </p>
      <ul className="cands">
        {orders.map(({ ruling, name, aim, outcome, mayStrike }) => (
          <li key={ruling} className="cand">
            <a href={adminPath(season, `/rulings/${encodeURIComponent(ruling)}#${mayStrike ? 'strike' : 'override'}`)}>
              {mayStrike ? 'Strike' : 'Override'} <span className="voice">{name}</span>{' '}
              <span className="mid">{aim}</span>
            </a>
            <span className="mid sc">{mayStrike ? 'waits still' : 'ruled already, so that it cannot be struck'}</span>
            <span className="cr">
              <Outcome outcome={outcome} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Candidate({ option }: { option: SettleOption }) {
  return (
    <li className="cand">
      <RadioField name="choice" value={option.value}>
        <span>
          <span className="voice">{option.name}</span> <span className="mid">{option.aim}</span>
        </span>
      </RadioField>
      <span className="mid sc">{option.note}</span>
      <span className="cr">
        {option.ahead ? (
          <span className="mid">look at it: “See what it changes” tells</span>
        ) : option.outcome === null ? (
          <span className="mid">{option.why}</span>
        ) : (
          <Outcome outcome={option.outcome} byChance={option.byChance} />
        )}
      </span>
    </li>
  );
}
