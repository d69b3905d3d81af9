import { MiddlePage } from '@/features/ways-in/middle-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function Middle() {
  const { target = '/' } = usePageParams<'pages/middle/index'>()
  return <MiddlePage target={target} />
}
