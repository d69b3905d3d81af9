import { OptionsPage } from '@/features/configurator/options/options-page'

export default function OptionListPage() {
  return <OptionsPage />
}
