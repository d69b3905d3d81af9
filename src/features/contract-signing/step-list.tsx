import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Spinner } from '@/ui/spinner'
import { messages } from './messages'
import type { SigningStep } from './signing-steps'
import './step-list.scss'

function StepSign({ id, state }: SigningStep) {
  switch (state) {
    case 'done':
      return <Icon name="check" size={20} />
    case 'waiting':
      return <Spinner />
    case 'failed':
      return <Icon name="close" size={20} />
    case 'now':
    case 'next':
      return id === 'seal' || id === 'identity' ? (
        <Icon name="shield" size={20} />
      ) : (
        <ExtraIcon name={id === 'read' ? 'document' : 'edit'} size={20} />
      )
    default:
      return state satisfies never
  }
}

/** Where the signing stands, step by step. */
export function StepList({ steps }: { steps: readonly SigningStep[] }) {
  return (
    <Card>
      <View role="list">
        {steps.map((step) => (
          <View key={step.id} className={`sign-step sign-step--${step.state}`} role="listitem">
            <View className="sign-step__sign" aria-hidden="true">
              <StepSign {...step} />
            </View>
            <View className="sign-step__body">
              <View className="sign-step__title">
                {step.title}
                {step.state === 'waiting' && <Text className="sign-step__progress"> {messages.inProgress}</Text>}
              </View>
              <View className="sign-step__note">{step.note}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
