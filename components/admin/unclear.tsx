import { Clauses } from '@/components/kit/clause';
import { MultiSelectField, RadioField, SelectField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { KEYED } from '@/components/kit/keyed';
import { More } from '@/components/kit/layout';
import { Entry, Ledger, RuledBlock, Why } from '@/components/kit/ledger';
import { EmptyState } from '@/components/kit/notice';
import { Outcome } from '@/components/kit/outcome';
import { CandidateList, CandidateRow, FieldGroup, Halves } from '@/components/kit/room';
import { Section } from '@/components/kit/section';
import { Hint, Muted, Voice } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import { PostBody } from '@/components/kit/written';
import { isFiltered } from '@/lib/features/review/filter';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { ReviewAsked, SettleOption, TakenBack, UnclearText } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath, rulingPath, teamPath } from '@/lib/record/views/address';
import { KeptFilter } from './review-filter';
import { SettleForm } from './settle-form';
import { TargetOptions } from './target-options';

interface Props {
  readonly season: string;
  asked: ReviewAsked;
  texts: readonly UnclearText[];
  zone: string;
  settle: FormAction<ActPreview>;
}

/** Bold texts that may mean something and are not clear: what was said, and how it could be read. */
export function UnclearSection({ season, asked, texts, zone, settle }: Props) {
  return (
    <Section above={6} id="unclear" title="Unclear texts" more="oldest first">
      {texts.length === 0 ? (
        <EmptyState
          what={
            isFiltered(asked)
              ? 'Nothing that passes the filter is unclear.'
              : 'Nothing is unclear. A bold text that fits no ability with certainty will stand here until you settle it.'
          }
        />
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
                    <Hint>
                      A part of a long post. <a href={rulingPath(season, text.ruling)}>The ruling</a> shows all of it.
                    </Hint>
                  )}
                </>
              }
            >
              <RuledBlock
                what={
                  <a href={rulingPath(season, text.ruling)} {...KEYED.item}>
                    <b>{text.words}</b>
                  </a>
                }
                outcome={<Outcome outcome="Unclear" />}
              >
                <Why>
                  {text.reason} <Clauses season={season} ids={text.cites} />
                </Why>
                {text.takesBack !== null && <TakesBack season={season} takesBack={text.takesBack} />}
                <Form action={settle} of={text.ruling} look="settle" label={`Settle “${text.words}”`}>
                  <input type="hidden" name="ruling" value={text.ruling} />
                  <KeptFilter asked={asked} />
                  <FieldGroup legend="Read it as">
                    <CandidateList>
                      {text.options.map((option) => (
                        <Candidate key={option.value} option={option} />
                      ))}
                      <CandidateRow>
                        <RadioField name="choice" value="other">
                          <span>Something else, below</span>
                        </RadioField>
                      </CandidateRow>
                    </CandidateList>
                  </FieldGroup>
                  <More summary="Something else">
                    <Halves>
                      <SelectField name="ability" label="Ability" defaultValue="">
                        <option value="">none</option>
                        {text.abilities.map((ability) => (
                          <option key={ability.key} value={ability.key}>
                            {ability.name} ({ability.merc})
                          </option>
                        ))}
                      </SelectField>
                      <MultiSelectField name="targets" label="Targets" size={4}>
                        <TargetOptions targets={text.targets} />
                      </MultiSelectField>
                    </Halves>
                  </More>
                  <SettleForm season={season} by={text.by} />
                </Form>
              </RuledBlock>
            </Entry>
          ))}
        </Ledger>
      )}
    </Section>
  );
}

/** The order that a text takes back, and the way to strike it: its page shows first what that changes. */
function TakesBack({ season, takesBack: { named, orders } }: { season: string; takesBack: TakenBack }) {
  if (orders.length === 0) {
    return <Hint>It takes an order back, and the team has given none before it this week.</Hint>;
  }
  const which = orders.length === 1 ? 'an order' : 'one of these orders';
  return (
    <>
      <Hint>
        {named
          ? `It takes ${which} back. What striking it changes is shown before anything is saved.`
          : 'It takes an order back, and no order before it is of what it names; this is the team’s latest.'}
      </Hint>
      <CandidateList>
        {orders.map(({ ruling, name, aim, outcome, mayStrike }) => (
          <CandidateRow
            key={ruling}
            note={mayStrike ? 'waits still' : 'ruled already, so that it cannot be struck'}
            end={<Outcome outcome={outcome} />}
          >
            <a href={adminPath(season, `/rulings/${encodeURIComponent(ruling)}#${mayStrike ? 'strike' : 'override'}`)}>
              {mayStrike ? 'Strike' : 'Override'} <Voice>{name}</Voice> <Muted>{aim}</Muted>
            </a>
          </CandidateRow>
        ))}
      </CandidateList>
    </>
  );
}

function Candidate({ option }: { option: SettleOption }) {
  return (
    <CandidateRow
      note={option.note}
      end={
        option.ahead ? (
          'look at it: “See what it changes” tells'
        ) : option.outcome === null ? (
          option.why
        ) : (
          <Outcome outcome={option.outcome} byChance={option.byChance} />
        )
      }
    >
      <RadioField name="choice" value={option.value}>
        <span>
          <Voice>{option.name}</Voice> <Muted>{option.aim}</Muted>
        </span>
      </RadioField>
    </CandidateRow>
  );
}
