import { ArticlePage } from '@/features/articles/article-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function ArticleView() {
  const { id = '', comment } = usePageParams<'pages/articles/view'>()
  return <ArticlePage key={id} id={id} commentId={comment} />
}
