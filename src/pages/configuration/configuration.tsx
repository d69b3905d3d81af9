import { messages } from '@/features/parameters/messages'
import { ParametersPage } from '@/features/parameters/parameters-page'
import { shareOfTable } from '@/features/parameters/share'
import { useParameters } from '@/features/parameters/use-parameters'
import { usePageParams } from '@/hooks/use-page-params'
import { useSharing } from '@/hooks/use-sharing'
import { NavBar } from '@/ui/nav-bar'

export default function ConfigurationPage() {
  const { modelId, pnoTwelve } = usePageParams<'pages/configuration/configuration'>()
  const { page, chosen, reload, leave } = useParameters(modelId, pnoTwelve)
  useSharing(() => shareOfTable(page))
  return (
    <ParametersPage
      nav={<NavBar title={messages.title} onBack={leave} />}
      page={page}
      chosen={chosen}
      onReload={reload}
    />
  )
}
