import { View } from '@tarojs/components'
import type { PointsRule } from '@/wire/schemas/points'
import { formatCount } from '@/domain/money/number-format'
import { dayText } from '@/domain/time/shanghai-time'
import { fetchPointsRule } from '@/services/api/points'
import { RuleHead, RulePage, RulePart } from '@/widgets/rule-page'
import { messages } from '../messages'
import { timesText } from '../times-text'
import './earning-table.scss'

/** How points are earned and when they end, drawn from the table that pays. */
export function PointsRulePage() {
  return (
    <RulePage title={messages.pointsRule} fetchRule={fetchPointsRule}>
      {(rule) => <Rule rule={rule} />}
    </RulePage>
  )
}

function Rule({ rule: { version, inForceFrom, earning, seventhDayPoints, remindDays } }: { rule: PointsRule }) {
  return (
    <>
      <RuleHead title={messages.howPointsWork} note={messages.inForce(version, dayText(inForceFrom))} />
      <RulePart title={messages.earning} text={messages.earningText(seventhDayPoints)} />
      <EarningTable earning={earning} />
      <RulePart title={messages.takenBack} text={messages.takenBackText} />
      <RulePart title={messages.ending} text={messages.endingText(remindDays)} />
    </>
  )
}

function EarningTable({ earning }: Pick<PointsRule, 'earning'>) {
  return (
    <View className="earning-table" role="table" aria-label={messages.earning}>
      <View className="earning-table__row earning-table__row--head" role="row">
        <View className="earning-table__deed" role="columnheader">
          {messages.deed}
        </View>
        <View className="earning-table__figure" role="columnheader">
          {messages.points}
        </View>
      </View>
      {earning.map(({ cause, title, points, times, perDay }) => (
        <View key={cause} className="earning-table__row" role="row">
          <View className="earning-table__deed" role="cell">
            {title}
            <View className="c-3 t-cap">{timesText(times, perDay)}</View>
          </View>
          <View className="earning-table__figure t-strong" role="cell">
            {formatCount(points)}
          </View>
        </View>
      ))}
    </View>
  )
}
