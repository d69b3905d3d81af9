-- What a user is follows from orders and ambassadors; nothing was ever written here.
ALTER TABLE account DROP COLUMN identities;
