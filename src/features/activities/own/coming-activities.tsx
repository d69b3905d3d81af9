import { View } from '@tarojs/components'
import type { ActivityCard } from '@/wire/schemas/activity'
import type { LoadedPage } from '@/hooks/use-async-page'
import { openActivity } from '@/services/activities/opened-card'
import { Card } from '@/ui/card'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Pressable } from '@/ui/pressable'
import { stateWord } from '@/widgets/activity-state/state-word'
import { ActivityRow } from '../activity-row'
import { messages } from '../messages'
import './coming-activities.scss'

/** What is on or to come, for whoever looks for something to take part in. */
export function ComingActivities({ page, reload }: Pick<LoadedPage<readonly ActivityCard[]>, 'page' | 'reload'>) {
  return (
    <Card title={messages.coming}>
      {page.status === 'ready' && page.data.length === 0 && messages.nothingComing}
      {page.status === 'ready' ? (
        <View role="list">
          {page.data.map((activity) => (
            <View key={activity.id} role="listitem">
              <Pressable className="coming-activity" role="link" onPress={() => void openActivity(activity)}>
                <ActivityRow
                  activity={activity}
                  state={<View className="coming-activity__state">{stateWord(activity)}</View>}
                />
              </Pressable>
            </View>
          ))}
        </View>
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
    </Card>
  )
}
