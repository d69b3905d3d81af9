import { StarfirePage } from '@/features/starfire/starfire-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function Starfire() {
  const { starId } = usePageParams<'pages/starfire/index'>()
  return <StarfirePage key={starId} starId={starId} />
}
