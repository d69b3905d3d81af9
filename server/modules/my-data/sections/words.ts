import type { DataSection } from './section'

/** What somebody has said and marked. */
export const wordsSections: readonly DataSection[] = [
  {
    name: 'feedback',
    tables: ['feedback'],
    sql: `SELECT feedback_no AS "feedbackNo", category, content, contact, media, platform, stars, saved_at AS "at",
        submitted_at AS "sentAt"
      FROM feedback WHERE account_id = $1 ORDER BY saved_at`,
  },
  {
    name: 'feedbackThreads',
    tables: ['feedback_message'],
    sql: `SELECT content, is_answer AS "isAnswer", said_at AS "at" FROM feedback_message
      WHERE account_id = $1 ORDER BY said_at`,
  },
  {
    name: 'likes',
    tables: ['article_like'],
    sql: 'SELECT article_id AS "article", marked_at AS "at" FROM article_like WHERE user_id = $1 ORDER BY marked_at',
  },
  {
    name: 'favourites',
    tables: ['article_favourite'],
    sql: `SELECT article_id AS "article", marked_at AS "at" FROM article_favourite WHERE user_id = $1
      ORDER BY marked_at`,
  },
  {
    name: 'reports',
    tables: ['article_report'],
    sql: `SELECT article_id AS "article", reason, words, reported_at AS "at" FROM article_report WHERE user_id = $1
      ORDER BY reported_at`,
  },
  {
    name: 'comments',
    tables: ['comment'],
    sql: `SELECT article_id AS "article", content, written_at AS "at", hidden_at AS "hiddenAt",
        hidden_reason AS "hiddenReason"
      FROM comment WHERE user_id = $1 ORDER BY written_at`,
  },
  {
    name: 'posts',
    tables: ['post'],
    sql: `SELECT post.article_id AS "post", summary AS "content", posted_at AS "at", hidden_at AS "hiddenAt",
        hidden_reason AS "hiddenReason",
        ARRAY(SELECT topic_id FROM article_topic WHERE article_topic.article_id = post.article_id) AS "topics",
        ARRAY(SELECT url FROM article_media WHERE article_media.article_id = post.article_id ORDER BY sort) AS "pictures"
      FROM post JOIN article ON article.id = post.article_id WHERE post.user_id = $1 ORDER BY posted_at`,
  },
  {
    name: 'commentLikes',
    tables: ['comment_like'],
    sql: `SELECT comment_id AS "comment", marked_at AS "at" FROM comment_like WHERE user_id = $1 ORDER BY marked_at`,
  },
  {
    name: 'commentReports',
    tables: ['comment_report'],
    sql: `SELECT comment_id AS "comment", reason, words, reported_at AS "at" FROM comment_report WHERE user_id = $1
      ORDER BY reported_at`,
  },
  {
    name: 'follows',
    tables: ['author_follow', 'topic_follow'],
    sql: `SELECT author_id AS "author", NULL AS "topic", followed_at AS "at" FROM author_follow WHERE user_id = $1
      UNION ALL SELECT NULL, topic_id, followed_at FROM topic_follow WHERE user_id = $1`,
  },
  {
    name: 'author',
    tables: ['author'],
    sql: 'SELECT name, avatar, badge FROM author WHERE user_id = $1',
  },
]
