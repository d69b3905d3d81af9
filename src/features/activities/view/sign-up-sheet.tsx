import { View } from '@tarojs/components'
import { MAX_NAME_LENGTH } from '@/wire/sign-up-limits'
import { maskMobile } from '@/domain/person/phone'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { Button } from '@/ui/button'
import { FixedField, FormField } from '@/ui/form-field'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { ActivityRow } from '../activity-row'
import { leftText } from '../activity-texts'
import { messages } from '../messages'
import { GuestsField } from './guests-field'
import './sign-up-sheet.scss'
import { useSignUp, type SignUpOptions } from './use-sign-up'

interface SignUpSheetProps extends SignUpOptions {
  onClose: () => void
}

/** Who comes, with how many, and the consent to the statement about leads. */
export function SignUpSheet({ onClose, ...options }: SignUpSheetProps) {
  const { isOpen, activity, user } = options
  const form = useSignUp(options)
  return (
    <>
      <Sheet
        isOpen={isOpen}
        title={messages.signUpTitle}
        onClose={onClose}
        foot={
          <StickyBar above={<AgreementRow {...form.consent.row} agreements={form.agreements} />}>
            <Button onPress={form.send}>{messages.send(1 + form.guests)}</Button>
          </StickyBar>
        }
      >
        <View className="sign-up-sheet__what">
          <ActivityRow activity={activity} note={leftText(activity)} />
        </View>
        <FormField
          label={messages.name}
          placeholder={messages.nameHint}
          value={form.name}
          maxLength={MAX_NAME_LENGTH}
          error={form.fault}
          onChange={form.setName}
        />
        <FixedField label={messages.phone} value={maskMobile(user.phone)} />
        {activity.mostGuests > 0 && (
          <GuestsField guests={form.guests} most={activity.mostGuests} onChange={form.setGuests} />
        )}
      </Sheet>
      <AgreementSheet {...form.consent.sheet} agreements={form.agreements} onAgree={form.agreeAndSend} />
    </>
  )
}
