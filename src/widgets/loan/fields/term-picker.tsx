import { Segmented } from '@/ui/segmented'

interface TermPickerProps {
  label: string
  /** In months. */
  terms: readonly number[]
  selected: number
  onSelect: (months: number) => void
}

/** One of the terms that a scheme is offered for. */
export function TermPicker({ label, terms, selected, onSelect }: TermPickerProps) {
  return (
    <Segmented
      label={label}
      items={terms.map((months) => ({ key: String(months), label: String(months) }))}
      selected={String(selected)}
      onSelect={(key) => onSelect(Number(key))}
    />
  )
}
