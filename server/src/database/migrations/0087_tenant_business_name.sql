-- Never written: what a business is called stands on its agents.
alter table tenants drop column business_name;
