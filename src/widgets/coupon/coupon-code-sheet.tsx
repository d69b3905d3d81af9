import { useState } from 'react'
import { claimCoupon } from '@/services/api/coupon'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { showToast } from '@/ui/feedback/toast'
import { FormField } from '@/ui/form-field'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'

const MAX_LENGTH = 32

interface CouponCodeSheetProps {
  isOpen: boolean
  onClose: () => void
  onTaken: () => void
}

/** Takes the coupon of a code; what is wrong with it is said under the field, and the code stays. */
export function CouponCodeSheet({ isOpen, onClose, onTaken }: CouponCodeSheetProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()

  const take = async (): Promise<void> => {
    try {
      await claimCoupon(code.trim())
      setCode('')
      setFault(undefined)
      showToast(messages.taken)
      onTaken()
    } catch (error) {
      setFault(failureText(error))
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
