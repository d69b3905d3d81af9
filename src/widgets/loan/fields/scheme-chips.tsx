import { View } from '@tarojs/components'
import type { LoanScheme } from '@/wire/schemas/finance'
import { Chip } from '@/ui/chip'
import './scheme-chips.scss'

interface SchemeChipsProps {
  label: string
  schemes: readonly LoanScheme[]
  selectedId: string
  onSelect: (schemeId: string) => void
}

/** The schemes of a car, one of which is chosen. */
export function SchemeChips({ label, schemes, selectedId, onSelect }: SchemeChipsProps) {
  return (
    <View className="scheme-chips" role="radiogroup" aria-label={label}>
      {schemes.map(({ schemeId, schemeName }) => (
        <Chip key={schemeId} role="radio" isOn={schemeId === selectedId} onPress={() => onSelect(schemeId)}>
          {schemeName}
        </Chip>
      ))}
    </View>
  )
}
