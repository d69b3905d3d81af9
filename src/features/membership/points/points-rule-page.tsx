import { View } from '@tarojs/components'
import type { PointsRule } from '@/wire/schemas/points'
import { formatCount } from '@/domain/money/number-format'
import { formatDay, parseShanghai } from '@/domain/time/shanghai-time'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPointsRule } from '@/services/api/points'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from '../messages'
import './points-rule.scss'

/** How points are earned and when they end, drawn from the table that pays. */
export function PointsRulePage() {
  const { page, reload } = useAsyncPage(() => fetchPointsRule())
  return (
    <PageShell
      nav={<NavBar title={messages.pointsRule} onBack={() => void goBack('pages/integral/integral')} />}
      bodyClassName="points-rule"
    >
      {page.status === 'ready' ? <Rule rule={page.data} /> : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

function Rule({ rule: { version, inForceFrom, earning, seventhDayPoints, remindDays } }: { rule: PointsRule }) {
  return (
    <>
      <View className="points-rule__title" role="heading" aria-level="2">
        {messages.howPointsWork}
      </View>
      <View className="points-rule__version">
        {messages.inForce(version, formatDay(parseShanghai(`${inForceFrom} 00:00:00`)))}
      </View>
      <Part title={messages.earning} text={messages.earningText(seventhDayPoints)} />
      <View className="points-rule__table" role="table" aria-label={messages.earning}>
        <View className="points-rule__row points-rule__row--head" role="row">
          <View className="points-rule__deed" role="columnheader">
            {messages.deed}
          </View>
          <View className="points-rule__figure" role="columnheader">
            {messages.points}
          </View>
        </View>
        {earning.map(({ cause, title, points, times }) => (
          <View key={cause} className="points-rule__row" role="row">
            <View className="points-rule__deed" role="cell">
              {title}
              <View className="c-3 t-cap">{messages.times[times]}</View>
            </View>
            <View className="points-rule__figure t-strong" role="cell">
              {formatCount(points)}
            </View>
          </View>
        ))}
      </View>
      <Part title={messages.takenBack} text={messages.takenBackText} />
      <Part title={messages.ending} text={messages.endingText(remindDays)} />
    </>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <>
      <View className="points-rule__part" role="heading" aria-level="3">
        {title}
      </View>
      <View className="c-2">{text}</View>
    </>
  )
}
