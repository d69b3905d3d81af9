import { OptionsPage } from '@/features/configurator/options/options-page'

export default function OptionSheetPage() {
  return <OptionsPage hasSheet />
}
