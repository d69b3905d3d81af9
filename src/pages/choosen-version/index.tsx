import { ComparePage } from '@/features/version-choice/compare-page'
import { shareOfPair, shareOfVersions } from '@/features/version-choice/share'
import { useCompare } from '@/features/version-choice/use-compare'
import { useVersions } from '@/features/version-choice/use-versions'
import { VersionsPage } from '@/features/version-choice/versions-page'
import { usePageParams } from '@/hooks/use-page-params'
import { useSharing } from '@/hooks/use-sharing'

export default function ChoosenVersionPage() {
  const { modelId, pnoTwelve, compare } = usePageParams<'pages/choosen-version/index'>()
  if (modelId !== undefined && compare !== undefined) return <Compare modelId={modelId} compare={compare} />
  return <Versions modelId={modelId} pnoTwelve={pnoTwelve} />
}

function Versions(params: { modelId: string | undefined; pnoTwelve: string | undefined }) {
  const versions = useVersions(params)
  useSharing(() => shareOfVersions(versions.page.status === 'ready' ? versions.page.data.model : undefined))
  return <VersionsPage {...versions} />
}

function Compare(params: { modelId: string; compare: string }) {
  const comparison = useCompare(params)
  const { page, pair } = comparison
  useSharing(() => shareOfPair(page.status === 'ready' ? page.data : undefined, pair))
  return <ComparePage {...comparison} />
}
