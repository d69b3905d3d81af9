import { OptionsPage } from '@/features/configurator/options-page'

export default function OptionListPage() {
  return <OptionsPage />
}
