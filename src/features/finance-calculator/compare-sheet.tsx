import { View } from '@tarojs/components'
import { useState } from 'react'
import type { LoanScheme } from '@/wire/schemas/finance'
import type { LoanChoice } from '@/domain/finance/loan-choice'
import { workOut, type WorkedOut } from '@/domain/finance/work-out-loan'
import { Button } from '@/ui/button'
import { SchemeChips } from '@/widgets/loan/fields/scheme-chips'
import { TermPicker } from '@/widgets/loan/fields/term-picker'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { comparedLines, verdictOf } from './compare'
import './compare-sheet.scss'
import { ComparedTable } from './compared-table'
import { messages } from './messages'

interface CompareSheetProps {
  isOpen: boolean
  priceFen: number
  schemes: readonly LoanScheme[]
  plan: WorkedOut
  onUse: (part: LoanChoice) => void
  onClose: () => void
}

/** The plan beside another one for the same car, with as much paid down as its scheme takes. */
export function CompareSheet({ isOpen, priceFen, schemes, plan, onUse, onClose }: CompareSheetProps) {
  const [other, setOther] = useState<LoanChoice>({})
  const nextScheme = schemes.find(({ schemeId }) => schemeId !== plan.scheme.schemeId) ?? plan.scheme
  const wished = {
    schemeId: nextScheme.schemeId,
    downPaymentFen: plan.offer.downPaymentFen,
    termMonths: plan.termMonths,
    ...other,
  }
  const others = workOut(priceFen, schemes, wished)
  if (!others) return null
  const { schemeId } = others.scheme
  const { termMonths } = others
  const use = () => {
    onUse({ schemeId, termMonths, downPaymentFen: others.offer.downPaymentFen })
    setOther({})
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.compareTitle}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button onPress={use}>{messages.useOther}</Button>
        </StickyBar>
      }
    >
      <SchemeChips
        label={messages.otherScheme}
        schemes={schemes}
        selectedId={schemeId}
        onSelect={(wanted) => setOther({ ...other, schemeId: wanted })}
      />
      <View className="compare__term">
        <TermPicker
          label={messages.otherTerm}
          terms={others.scheme.termsMonths}
          selected={termMonths}
          onSelect={(wanted) => setOther({ ...other, termMonths: wanted })}
        />
      </View>
      <ComparedTable lines={comparedLines(plan, others)} />
      <View className="compare__verdict" role="status">
        {verdictOf(plan.offer, others.offer)}
      </View>
    </Sheet>
  )
}
