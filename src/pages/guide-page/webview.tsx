import { DocumentPage } from '@/features/order-locking/document-page'
import { documentOf } from '@/features/order-locking/guide-document'
import { UnknownDocument } from '@/features/order-locking/unknown-document'
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
