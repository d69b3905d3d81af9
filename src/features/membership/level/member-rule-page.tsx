import type { MemberRule } from '@/wire/schemas/member'
import { DATE_FORMS } from '@/domain/time/date-forms'
import { fetchMemberRule } from '@/services/api/member'
import { open } from '@/services/navigation/open'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { RuleHead, RulePage, RulePart } from '@/widgets/rule-page'
import { rowOf } from './level-of'
import { LevelTable } from './level-table'
import { messages } from './messages'
import { useMember } from './use-member'

/** What each level takes and brings, drawn from the table that decides. */
export function MemberRulePage() {
  return (
    <RulePage
      title={messages.guideTitle}
      fetchRule={fetchMemberRule}
      foot={
        <StickyBar>
          <Button onPress={() => open('pages/member/detailed')}>{messages.seeGrowth}</Button>
        </StickyBar>
      }
    >
      {(rule) => <Rule rule={rule} />}
    </RulePage>
  )
}

function Rule({ rule: { levels, reviewMonth, reviewDate, deliveredLevel } }: { rule: MemberRule }) {
  // The forms of a day of the year name no year.
  const reviewDay = DATE_FORMS.monthDay({ year: 0, month: reviewMonth, day: reviewDate })
  const { page } = useMember(useIsLoggedIn())
  const own = page.status === 'ready' ? page.data.level : undefined
  return (
    <>
      <RuleHead title={messages.guideHead(levels.length)} note={messages.reviewed(reviewDay)} />
      <LevelTable levels={levels} own={own} />
      <RulePart title={messages.keeping} text={messages.keepingText} />
      <RulePart title={messages.owners} text={messages.ownersText(rowOf(levels, deliveredLevel)?.name ?? '')} />
      <RulePart title={messages.using} text={messages.usingText} />
    </>
  )
}
