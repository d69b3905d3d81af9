-- An address and its wider network are asked for what strangers had sent from there, and for nothing else.
DROP INDEX sms_code_by_ip;
CREATE INDEX sms_code_by_ip ON sms_code (ip, sent_at) WHERE NOT is_known;
DROP INDEX sms_code_by_wider_network;
CREATE INDEX sms_code_by_wider_network ON sms_code (wider_network, sent_at) WHERE NOT is_known;
