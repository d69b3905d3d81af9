import { View } from '@tarojs/components'
import type { ContractDetail } from '@/wire/schemas/contract'
import { SignGateway } from '@/wire/enums/contract'
import type { User } from '@/wire/schemas/account'
import { ContractStatus } from '@/wire/enums/order'
import { SmsType } from '@/wire/enums/platform'
import { formatOrderNumber } from '@/domain/order/order-number'
import { carName } from '@/domain/order/ordered-parts'
import { shortTime } from '@/domain/time/shanghai-time'
import { verifySigner } from '@/services/api/contract'
import { CodeSheet } from '@/widgets/code-sheet'
import { useSmsCode } from '@/widgets/code-sheet/use-sms-code'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { StatusHead } from '@/ui/status-head'
import { StickyBar } from '@/ui/sticky-bar'
import { ContractFacts } from './contract-facts'
import { messages } from './messages'
import { SandboxSigning } from './sandbox-signing'
import { nextTask, signingSteps, type NextTask } from './signing-steps'
import { StepList } from './step-list'
import { useSigning } from './use-signing'
import './signing-page.scss'

const headOf = ({ contractStatus, failReason }: ContractDetail) => {
  if (contractStatus === ContractStatus.passed) return { title: messages.heading.done, tone: 'green' } as const
  if (failReason !== null) return { title: messages.heading.failed, tone: 'red' } as const
  return { title: messages.heading.sign, tone: 'orange' } as const
}

interface SigningPageProps {
  contract: ContractDetail
  user: User
  onChanged: (contract: ContractDetail) => void
  onReload: () => void
  onLeave: () => void
}

/** A contract from the check of who signs to its seal. */
export function SigningPage({ contract, user, onChanged, onReload, onLeave }: SigningPageProps) {
  const { id, modelName, versionName, signing } = contract
  const { preview, sign, decide, isSandboxOpen, closeSandbox } = useSigning({ id, onChanged, reload: onReload })
  const code = useSmsCode({
    phone: user.phone,
    smsType: SmsType.contractSigning,
    check: async (typed) => onChanged(await verifySigner({ id, code: typed })),
  })
  const task = nextTask(contract)
  const head = headOf(contract)
  const tasks: Record<NextTask, () => void | Promise<void>> = {
    identity: code.send,
    read: preview,
    sign,
    signAgain: sign,
    openAgain: sign,
    toOrder: onLeave,
  }

  return (
    <PageShell
      surface="canvas"
      tone={head.tone}
      nav={<NavBar title={messages.title} variant="tinted" onBack={onLeave} />}
      foot={
        <StickyBar>
          {task !== 'read' && (
            <Button kind="line" onPress={preview}>
              {messages.preview}
            </Button>
          )}
          <Button onPress={tasks[task]}>{messages.actions[task]}</Button>
        </StickyBar>
      }
      overlay={
        <>
          <CodeSheet code={code} phone={contract.signerPhone} />
          <SandboxSigning isOpen={isSandboxOpen} onDecide={decide} onClose={closeSandbox} />
        </>
      }
    >
      <StatusHead
        title={head.title}
        tone={head.tone}
        text={messages.subject(carName(modelName, versionName), formatOrderNumber(contract.orderNo))}
      />
      <StepList steps={signingSteps(contract)} />
      <ContractFacts contract={contract} />
      <View className="signing__notes">
        {signing && <Notice>{messages.comeBack(shortTime(signing.expirationTime))}</Notice>}
        {contract.gateway === SignGateway.none && contract.signedTime === null && (
          <Notice>{messages.notOpenYet}</Notice>
        )}
        {contract.gateway === SignGateway.sandbox && (
          <Notice tone="orange" icon="alert">
            {messages.sandboxNote}
          </Notice>
        )}
      </View>
    </PageShell>
  )
}
