import { useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import { claimCoupon } from '@/services/api/coupon'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/popup/toast'
import { FormField } from '@/ui/form-field'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

const MAX_LENGTH = 32

interface CouponCodeSheetProps {
  isOpen: boolean
  onClose: () => void
  /** The coupon is the customer's, since now or before. */
  onTaken: () => void
}

/** Takes the coupon of a code; what is wrong with it is said under the field, and the code stays. */
export function CouponCodeSheet({ isOpen, onClose, onTaken }: CouponCodeSheetProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()

  const take = async (): Promise<void> => {
    const end = (text: string): void => {
      change('')
      showToast(text)
      onTaken()
    }
    try {
      await claimCoupon(code.trim())
      end(messages.taken)
    } catch (error) {
      // Also where the reply to a try before was lost: what is shown behind does not have it yet.
      if (isRefusal(error, ErrorCode.couponTaken)) end(messages.takenBefore)
      else setFault(failureText(error))
    }
  }
  const change = (typed: string): void => {
    setCode(typed)
    setFault(undefined)
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={messages.enterCode}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button isDisabled={code.trim() === ''} onPress={take}>
            {messages.take}
          </Button>
        </StickyBar>
      }
    >
      <FormField
        label={messages.codeLabel}
        placeholder={messages.codeHint}
        value={code}
        maxLength={MAX_LENGTH}
        error={fault}
        onChange={change}
      />
    </Sheet>
  )
}
