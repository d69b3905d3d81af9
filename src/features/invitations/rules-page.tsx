import { View } from '@tarojs/components'
import type { InvitationRule } from '@/wire/schemas/invitation'
import { formatCount } from '@/domain/money/number-format'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchInvitationRule } from '@/services/api/invitation'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { KeyValues } from '@/ui/key-values'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './rules-page.scss'

/** What inviting earns, when, and what limits it: drawn from the tables that pay and that limit. */
export function RulesPage() {
  const { page, reload } = useAsyncPage(() => fetchInvitationRule())
  return (
    <PageShell
      nav={<NavBar title={messages.rulesTitle} onBack={() => void goBack('pages/invite/index')} />}
      bodyClassName="invitation-rules"
      foot={
        <StickyBar>
          <Button onPress={() => open('pages/invite/index')}>{messages.inviteTitle}</Button>
        </StickyBar>
      }
    >
      {page.status === 'ready' ? <Rules rule={page.data} /> : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function Rules({ rule: { rewards, newForDays, claimsOfPhone } }: { rule: InvitationRule }) {
  const rows = rewards.map(({ title, points }) => ({ label: title, value: messages.points(formatCount(points)) }))
  return (
    <>
      <View className="invitation-rules__title" role="heading" aria-level="2">
        {messages.howItWorks}
      </View>
      <KeyValues rows={rows} />
      <Part title={messages.when} text={messages.whenText} />
      <Part title={messages.limits} text={messages.limitsText(newForDays, claimsOfPhone)} />
      <Part title={messages.friendsData} text={messages.friendsDataText} />
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <View className="invitation-rules__part" role="heading" aria-level="3">
        {title}
      </View>
      <View className="c-2">{text}</View>
    </>
  )
}
