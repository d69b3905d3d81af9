import { View } from '@tarojs/components'
import classNames from 'classnames'
import { CheckMark } from '@/ui/checkbox'
import { Pressable } from '@/ui/pressable'
import type { AgreementLink } from './agreement-link'
import './agreement-row.scss'
import { messages } from './messages'

export interface AgreementRowProps {
  agreements: readonly AgreementLink[]
  /** Starts as false, always: agreeing is the customer's own act. */
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  /** How often the main button was tapped unticked: each time the row shakes once. */
  refusals?: number
  isOnMedia?: boolean
}

/** "I agree to the ... and the ..." with a box that is never ticked beforehand. */
export function AgreementRow({ agreements, isAgreed, onChange, refusals = 0, isOnMedia }: AgreementRowProps) {
  return (
    <View
      // A new key is a new element, and only that runs the motion again.
      key={refusals}
      className={classNames(
        'agreement-row',
        isOnMedia && 'agreement-row--media',
        refusals > 0 && !isAgreed && 'agreement-row--shaken',
      )}
    >
      <Pressable
        className="agreement-row__box"
        role="checkbox"
        label={messages.agreeToAll(agreements.map(({ title }) => title))}
        isChecked={isAgreed}
        onPress={() => onChange(!isAgreed)}
      >
        <CheckMark isOn={isAgreed} />
      </Pressable>
      <View className="agreement-row__text">
        {agreements.map(({ title, onOpen }, index) => (
          <View key={title} className="agreement-row__part">
            {messages.before(index)}
            <Pressable className="agreement-row__link" role="link" onPress={onOpen}>
              {messages.linked(title)}
            </Pressable>
          </View>
        ))}
      </View>
    </View>
  )
}
