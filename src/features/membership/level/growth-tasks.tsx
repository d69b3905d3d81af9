import { View } from '@tarojs/components'
import type { EarningRow } from '@/wire/schemas/points'
import { Card } from '@/ui/card'
import { CauseIcon } from '../ledger/cause-icon'
import { signed } from '../ledger/signed'
import './growth-tasks.scss'
import { messages } from './messages'

/** What brings growth. */
export function GrowthTasks({ tasks }: { tasks: readonly EarningRow[] }) {
  return (
    <Card title={messages.earnGrowth}>
      <View role="list">
        {tasks.map(({ cause, title, growth }) => (
          <View key={cause} className="growth-task" role="listitem">
            <CauseIcon cause={cause} />
            <View className="grow">
              <View>{title}</View>
              <View className="growth-task__growth">{messages.growthOf(signed(growth))}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
