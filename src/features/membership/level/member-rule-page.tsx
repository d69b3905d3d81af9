import { View } from '@tarojs/components'
import type { MemberRule } from '@/wire/schemas/member'
import { DATE_FORMS } from '@/domain/time/date-forms'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchMemberRule } from '@/services/api/member'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { rowOf } from './level-of'
import { LevelTable } from './level-table'
import './member-rule.scss'
import { messages } from './messages'

/** What each level takes and brings, drawn from the table that decides. */
export function MemberRulePage() {
  const { page, reload } = useAsyncPage(() => fetchMemberRule())
  return (
    <PageShell
      nav={<NavBar title={messages.guideTitle} onBack={() => void goBack('pages/member/member')} />}
      bodyClassName="member-rule"
      foot={
        <StickyBar>
          <Button onPress={() => open('pages/member/detailed')}>{messages.seeGrowth}</Button>
        </StickyBar>
      }
    >
      {page.status === 'ready' ? <Rule rule={page.data} /> : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function Rule({ rule: { levels, reviewMonth, reviewDate, deliveredLevel } }: { rule: MemberRule }) {
  // The forms of a day of the year name no year.
  const reviewDay = DATE_FORMS.monthDay({ year: 0, month: reviewMonth, day: reviewDate })
  return (
    <>
      <View className="member-rule__title" role="heading" aria-level="2">
        {messages.guideHead(levels.length)}
      </View>
      <View className="c-3 t-sub">{messages.reviewed(reviewDay)}</View>
      <LevelTable levels={levels} />
      <Part title={messages.keeping} text={messages.keepingText} />
      <Part title={messages.owners} text={messages.ownersText(rowOf(levels, deliveredLevel)?.name ?? '')} />
      <Part title={messages.using} text={messages.usingText} />
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <View className="member-rule__part" role="heading" aria-level="3">
        {title}
      </View>
      <View className="c-2">{text}</View>
    </>
  )
}
