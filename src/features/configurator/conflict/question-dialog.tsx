import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Price } from '@/ui/price'
import { messages } from '../messages'
import type { Question } from './question'
import './question-dialog.scss'

interface QuestionDialogProps {
  /** Null while nothing is asked. */
  question: Question | null
  onAnswer: (isWanted: boolean) => void
}

/** Everything that would come or leave, its small sum, one button that goes on and one quiet way back. */
export function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  if (question === null) return null
  return (
    <Dialog
      isOpen
      isToRead
      title={question.title}
      text={question.text}
      onEscape={() => onAnswer(false)}
      actions={
        <View className="question__buttons">
          <Button hint={question.hint} onPress={() => onAnswer(true)}>
            {question.action}
          </Button>
          <Button kind="quiet" onPress={() => onAnswer(false)}>
            {question.keep}
          </Button>
        </View>
      }
    >
      <View className="question">
        {question.rows.map(({ label, amountFen, meaning }) => (
          <View key={label} className="question__row">
            <View>{label}</View>
            <View className="question__price">
              {amountFen === 0 && meaning === 'deduction' ? (
                messages.noDifference
              ) : (
                <Price amountFen={amountFen} meaning={meaning} />
              )}
            </View>
          </View>
        ))}
        <View className="question__row question__total">
          <View>{messages.newPrice}</View>
          <Price amountFen={question.totalFen} size={17} />
        </View>
      </View>
    </Dialog>
  )
}
