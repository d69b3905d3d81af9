import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Privilege } from '@/wire/enums/member'
import type { MemberState } from '@/wire/schemas/member'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { rowOf } from './level-of'
import { messages } from './messages'
import { PrivilegeIcon } from './privilege-icon'
import './privileges-card.scss'

const ALL = Object.values(Privilege)

/** What the level brings, and in grey what a higher one would. */
export function PrivilegesCard({ state: { level, levels } }: { state: MemberState }) {
  const own = rowOf(levels, level)
  if (own === undefined) return null
  return (
    <Card
      title={messages.rightsOf(own.name)}
      more={messages.guide}
      onMore={() => void open('pages/member/member-rule')}
    >
      <View className="privileges" role="list">
        {ALL.map((privilege) => {
          const isOwn = own.privileges.includes(privilege)
          return (
            <View key={privilege} className="privileges__one" role="listitem">
              <View className={classNames('privileges__icon', isOwn && 'privileges__icon--own')}>
                <PrivilegeIcon privilege={privilege} />
              </View>
              <Text className="privileges__name">{messages.privileges[privilege](isOwn ? own.chargingKwh : 0)}</Text>
              {!isOwn && <Text className="said">{messages.notYet}</Text>}
            </View>
          )
        })}
      </View>
    </Card>
  )
}
