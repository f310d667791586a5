-- The form that it was written in: sent again because the answer was lost, it makes nothing new.
alter table orders add column request_id uuid;
alter table orders add constraint orders_request unique (agent_id, request_id);
alter table appointments add column request_id uuid;
alter table appointments add constraint appointments_request unique (agent_id, request_id);
