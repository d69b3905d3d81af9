import { OptionsPage } from '@/features/configurator/options-page'

export default function OptionSheetPage() {
  return <OptionsPage hasSheet />
}
