-- Whoever works in the kitchen sees the board of orders, and nothing else.
alter table agent_members drop constraint agent_members_role_check;
alter table agent_members add constraint agent_members_role_check
  check (role in ('owner', 'editor', 'viewer', 'kitchen'));
alter table invitations drop constraint invitations_role_check;
alter table invitations add constraint invitations_role_check
  check (role in ('owner', 'editor', 'viewer', 'kitchen', 'admin'));
