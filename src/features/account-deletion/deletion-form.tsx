import { useRef } from 'react'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import type { AccountDeletion, User } from '@/wire/schemas/account'
import type { Agreement, SeenAgreement } from '@/wire/schemas/agreement'
import { AgreementScene } from '@/wire/enums/agreement'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { maskMobile } from '@/domain/person/phone'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { deleteAccount } from '@/services/session/delete-account'
import { acceptAgreements } from '@/services/session/profile'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { CodeSheet } from '@/widgets/code-sheet'
import { useSmsCode } from '@/widgets/code-sheet/use-sms-code'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsentTo } from '@/widgets/consent/use-consent-to'
import './deletion.scss'
import { LossesCard } from './losses-card'
import { messages } from './messages'
import { ObstaclesCard } from './obstacles-card'

interface DeletionFormProps {
  deletion: AccountDeletion
  agreements: readonly Agreement[]
  user: User
  onReload: () => void
  onLeave: () => void
}

/** What is lost, what stands in the way, and the way out: agreed to, and confirmed by a code. */
export function DeletionForm({ deletion, agreements, user, onReload, onLeave }: DeletionFormProps) {
  const { obstacles, losses } = deletion
  const links = agreementLinks(agreements)
  const consent = useConsentTo(agreements)
  // As they were when the code was asked for: the page may be read again before it is typed.
  const agreed = useRef<SeenAgreement[]>([])
  const code = useSmsCode({
    phone: user.phone,
    smsType: SmsType.accountDeletion,
    check: async (typed) => {
      try {
        await acceptAgreements({ agreements: agreed.current, scene: AgreementScene.accountDelete })
      } catch (error) {
        // No other code would be taken: the sheet closes, and what is new is there to be read.
        if (!isRefusal(error, ErrorCode.agreementOutdated)) throw error
        await alertDialog({ title: messages.notBookedTitle, text: failureText(error) })
        consent.withdraw()
        return onReload()
      }
      await deleteAccount(typed)
      void alertDialog({ title: messages.bookedTitle, text: messages.bookedText })
    },
  })
  const confirm = (): Promise<void> => {
    agreed.current = agreements.map(({ id, version }) => ({ id, version }))
    return code.send()
  }
  // Whoever comes back from what was in the way finds it settled.
  useDidShow(onReload)

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar above={<AgreementRow agreements={links} {...consent.row} />}>
          <Button kind="quiet" onPress={onLeave}>
            {messages.keep}
          </Button>
          <Button
            kind="danger"
            isDisabled={obstacles.length > 0}
            hint={obstacles.length > 0 ? messages.toSettle(obstacles.length) : undefined}
            onPress={consent.isAgreed ? confirm : consent.ask}
          >
            {messages.delete}
          </Button>
        </StickyBar>
      }
      overlay={
        <>
          <AgreementSheet
            agreements={links}
            {...consent.sheet}
            onAgree={() => {
              consent.agree()
              return confirm()
            }}
          />
          <CodeSheet code={code} phone={maskMobile(user.phone)} />
        </>
      }
    >
      <View className="deletion__title" role="heading" aria-level="1">
        {messages.heading}
      </View>
      <View className="deletion__text">{messages.text}</View>
      <LossesCard losses={losses} />
      {obstacles.length > 0 && <ObstaclesCard obstacles={obstacles} />}
    </PageShell>
  )
}
