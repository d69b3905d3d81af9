import { DocumentPage } from '@/features/order-guide/document-page'
import { documentOf } from '@/features/order-guide/guide-document'
import { UnknownDocument } from '@/features/order-guide/unknown-document'
import { usePageParams } from '@/hooks/use-page-params'

export default function GuideDocumentPage() {
  const { id = '', document } = usePageParams<'pages/guide-page/webview'>()
  const documentId = documentOf(document)
  return documentId === undefined ? (
    <UnknownDocument orderId={id} />
  ) : (
    <DocumentPage orderId={id} documentId={documentId} />
  )
}
