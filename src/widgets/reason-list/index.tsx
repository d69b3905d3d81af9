import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Checkbox } from '@/ui/checkbox'
import { TextArea } from '@/ui/text-area'
import { messages } from './messages'
import { MAX_OWN_WORDS, REASON_NAMES, toggleReason, type ReasonChoice } from './reasons'
import './index.scss'

interface ReasonListProps {
  choice: ReasonChoice
  onChange: (choice: ReasonChoice) => void
}

/** Why an order is given back: fixed reasons to tick, and own words under "Other". */
export function ReasonList({ choice, onChange }: ReasonListProps) {
  return (
    <View role="group" aria-label={messages.title}>
      <View className="reason-list__title">{messages.title}</View>
      <View className="reason-list__hint">{messages.chooseAll}</View>
      {REASON_NAMES.map((name) => (
        <Checkbox
          key={name}
          className={classNames('reason-list__reason', name === 'other' && 'reason-list__reason--last')}
          isOn={choice.chosen.includes(name)}
          onChange={() => onChange(toggleReason(choice, name))}
        >
          {messages.reasons[name]}
        </Checkbox>
      ))}
      {choice.chosen.includes('other') && (
        <TextArea
          label={messages.ownWords}
          placeholder={messages.ownWordsPlaceholder}
          value={choice.ownWords}
          maxLength={MAX_OWN_WORDS}
          onChange={(ownWords) => onChange({ ...choice, ownWords })}
        />
      )}
    </View>
  )
}
