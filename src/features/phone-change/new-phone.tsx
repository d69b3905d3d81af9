import { View } from '@tarojs/components'
import { useState } from 'react'
import { SmsType } from '@/wire/enums/platform'
import { ErrorCode } from '@/wire/errors'
import { isMobile, maskMobile } from '@/domain/person/phone'
import { rememberPage } from '@/platform/page-change'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { changePhone } from '@/services/session/profile'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { PhoneField } from '@/ui/phone-field'
import { CodeSheet } from '@/widgets/code-sheet'
import { useSmsCode } from '@/widgets/code-sheet/use-sms-code'
import { messages } from './messages'
import { leaveSteps, StepPage } from './step-page'

interface NewPhoneProps {
  /** The number that the account has. */
  present: string
  /** That it is at hand. */
  proof: string
  onProofEnded: () => void
}

const problemOf = (phone: string, present: string): string | undefined => {
  if (!isMobile(phone)) return messages.wrongPhone
  return phone === present ? messages.sameNumber : undefined
}

/** The second step: the new number, and a code to it. */
export function NewPhone({ present, proof, onProofEnded }: NewPhoneProps) {
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string>()
  const code = useSmsCode({
    phone,
    smsType: SmsType.newPhone,
    check: async (typed) => {
      const isStillHere = rememberPage()
      try {
        await changePhone({ proof, phoneNumber: phone, code: typed })
      } catch (error) {
        if (!isRefusal(error, ErrorCode.phoneProofEnded)) throw error
        onProofEnded()
        return alertDialog({ title: failureText(error) })
      }
      if (isStillHere()) await leaveSteps()
      showToast(messages.changed)
    },
  })
  const submit = async () => {
    const found = problemOf(phone, present)
    setProblem(found)
    if (found === undefined) await code.send()
  }
  return (
    <StepPage
      title={messages.newTitle}
      text={messages.newText}
      overlay={<CodeSheet code={code} phone={maskMobile(phone)} />}
    >
      <PhoneField
        value={phone}
        error={problem}
        isFocused
        onChange={(digits) => {
          setPhone(digits)
          setProblem(undefined)
        }}
        onSubmit={() => void submit()}
      />
      <View className="step-page__action">
        <Button onPress={submit}>{messages.getCode}</Button>
      </View>
    </StepPage>
  )
}
