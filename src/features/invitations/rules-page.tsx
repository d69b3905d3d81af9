import type { InvitationRule } from '@/wire/schemas/invitation'
import { formatCount } from '@/domain/money/number-format'
import { fetchInvitationRule } from '@/services/api/invitation'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { KeyValues } from '@/ui/key-values'
import { StickyBar } from '@/ui/sticky-bar'
import { RuleHead, RulePage, RulePart } from '@/widgets/rule-page'
import { messages } from './messages'

/** What inviting earns, when, and what limits it: drawn from the tables that pay and that limit. */
export function RulesPage() {
  return (
    <RulePage
      title={messages.rulesTitle}
      fetchRule={fetchInvitationRule}
      foot={
        <StickyBar>
          <Button onPress={() => open('pages/invite/index')}>{messages.inviteTitle}</Button>
        </StickyBar>
      }
    >
      {(rule) => <Rules rule={rule} />}
    </RulePage>
  )
}

function Rules({ rule: { rewards, newForDays, claimsOfPhone } }: { rule: InvitationRule }) {
  const rows = rewards.map(({ title, points }) => ({ label: title, value: messages.points(formatCount(points)) }))
  return (
    <>
      <RuleHead title={messages.howItWorks} />
      <KeyValues rows={rows} />
      <RulePart title={messages.when} text={messages.whenText} />
      <RulePart title={messages.limits} text={messages.limitsText(newForDays, claimsOfPhone)} />
      <RulePart title={messages.friendsData} text={messages.friendsDataText} />
    </>
  )
}
