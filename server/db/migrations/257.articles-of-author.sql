-- What somebody has posted is counted with what they have deleted since, whose articles stay.
CREATE INDEX article_of_author ON article (author_id, published_at);
