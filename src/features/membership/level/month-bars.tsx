import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { MemberState } from '@/wire/schemas/member'
import { formatCount } from '@/domain/money/number-format'
import { dayStart, formatMonth } from '@/domain/time/shanghai-time'
import './month-bars.scss'
import { messages } from './messages'

const monthName = (month: string): string => formatMonth(dayStart(`${month}-01`), 0)

/** The growth of each of twelve months; a month in which more was taken than earned has no bar. */
export function MonthBars({ months }: Pick<MemberState, 'months'>) {
  const most = Math.max(1, ...months.map(({ growth }) => growth))
  const [first, last] = [months[0], months[months.length - 1]]
  return (
    <>
      <View className="month-bars" role="list">
        {months.map(({ month, growth }) => (
          <View key={month} className="month-bars__month" role="listitem">
            <View
              className={classNames('month-bars__bar', month === last?.month && 'month-bars__bar--now')}
              style={{ height: `${(Math.max(growth, 0) / most) * 100}%` }}
            />
            <Text className="said">{messages.monthGrowth(monthName(month), formatCount(growth))}</Text>
          </View>
        ))}
      </View>
      <View className="month-bars__ends" aria-hidden="true">
        <Text>{first && monthName(first.month)}</Text>
        <Text>{last && monthName(last.month)}</Text>
      </View>
    </>
  )
}
