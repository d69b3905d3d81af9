import type { LoanChoice } from '@/domain/finance/loan-choice'
import { formatYuan } from '@/domain/money/money'
import { PickerSheet } from '@/ui/picker-sheet'
import { carKey, type Car } from './cars'
import { messages } from './messages'

interface CarSheetProps {
  isOpen: boolean
  cars: readonly Car[]
  car: Car
  onPick: (part: LoanChoice) => void
  onClose: () => void
}

/** Every version of every model, and the shopper's own car. */
export function CarSheet({ isOpen, cars, car, onPick, onClose }: CarSheetProps) {
  const pick = (key: string) => {
    const picked = cars.find((one) => carKey(one) === key)
    if (picked) onPick({ pnoTwelve: picked.pnoTwelve, priceFen: picked.priceFen })
  }
  return (
    <PickerSheet
      isOpen={isOpen}
      title={messages.carSheet}
      items={cars.map((one) => ({
        key: carKey(one),
        label: one.name,
        note: one.isConfigured
          ? `${messages.yourConfiguration} · ¥${formatYuan(one.priceFen)}`
          : `¥${formatYuan(one.priceFen)}`,
      }))}
      selected={cars.includes(car) ? carKey(car) : null}
      onPick={pick}
      onClose={onClose}
    />
  )
}
