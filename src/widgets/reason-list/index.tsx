import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchDictionary } from '@/services/api/common'
import { Checkbox } from '@/ui/checkbox'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { TextArea } from '@/ui/text-area'
import { messages } from './messages'
import { hasOwnWords, MAX_OWN_WORDS, toggleReason, type ReasonChoice } from './reasons'
import './index.scss'

interface ReasonListProps {
  choice: ReasonChoice
  onChange: (choice: ReasonChoice) => void
}

const REASONS = 'cancel_reason'

/** Why an order is given back: the server's reasons to tick, and own words under "Other". */
export function ReasonList({ choice, onChange }: ReasonListProps) {
  const { page, reload } = useAsyncPage((signal) => fetchDictionary(REASONS, { signal }))
  const reasons = page.status === 'ready' ? page.data : []
  return (
    <View role="group" aria-label={messages.title}>
      <View className="reason-list__title">{messages.title}</View>
      <View className="reason-list__hint">{messages.chooseAll}</View>
      <LoadedOrNot page={page} onReload={reload} />
      {reasons.map(({ dictValue, dictLabel }, index) => (
        <Checkbox
          key={dictValue}
          className={classNames('reason-list__reason', index === reasons.length - 1 && 'reason-list__reason--last')}
          isOn={choice.chosen.includes(dictValue)}
          onChange={() => onChange(toggleReason(choice, dictValue))}
        >
          {dictLabel}
        </Checkbox>
      ))}
      {hasOwnWords(choice) && (
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
