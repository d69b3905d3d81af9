import { View } from '@tarojs/components'
import type { MemberState } from '@/wire/schemas/member'
import { formatCount } from '@/domain/money/number-format'
import { dayText } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'

import './member-points.scss'
import { messages } from './messages'

const noteOf = ({ ending }: MemberState): string =>
  ending === null ? messages.noPointsEnd : messages.pointsEnd(formatCount(ending.points), dayText(ending.day))

/** The balance of points, and when the first of them end. */
export function MemberPoints({ state }: { state: MemberState }) {
  return (
    <Card title={messages.points} more={messages.pointsDetails} onMore={() => void open('pages/integral/integral')}>
      <View className="member-points__balance">{formatCount(state.points)}</View>
      <View className="c-3 t-sub">{noteOf(state)}</View>
    </Card>
  )
}
