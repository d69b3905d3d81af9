import { ConfiguratorPage } from '@/features/configurator/configurator-page'

export default function CustomizationCarPage() {
  return <ConfiguratorPage />
}
