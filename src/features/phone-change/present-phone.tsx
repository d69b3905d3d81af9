import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { serviceNumberInText, maskMobile } from '@/domain/person/phone'
import { SmsType } from '@/wire/enums/platform'
import { provePhone } from '@/services/api/account'
import { Button } from '@/ui/button'
import { CodeSheet } from '@/widgets/code-sheet'
import { useSmsCode } from '@/widgets/code-sheet/use-sms-code'
import { messages } from './messages'
import { StepPage } from './step-page'

interface PresentPhoneProps {
  phone: string
  onProof: (proof: string) => void
}

/** The first step: a code to the present number. */
export function PresentPhone({ phone, onProof }: PresentPhoneProps) {
  const code = useSmsCode({
    phone,
    smsType: SmsType.oldPhone,
    check: async (typed) => onProof((await provePhone(typed)).proof),
  })
  return (
    <StepPage
      title={messages.presentTitle}
      text={messages.presentText(maskMobile(phone))}
      overlay={<CodeSheet code={code} phone={maskMobile(phone)} />}
    >
      <Button onPress={code.send}>{messages.getCode}</Button>
      <View className="step-page__note">{messages.lost(serviceNumberInText(BRAND.serviceNumber))}</View>
    </StepPage>
  )
}
