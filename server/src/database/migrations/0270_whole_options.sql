-- What was chosen and what can be chosen is sent as it is kept: whoever reads it finds every field.
update order_items set options = (
  select jsonb_agg('{"part": "whole"}' || o.one order by o.at) from jsonb_array_elements(options) with ordinality o (one, at))
where exists (select from jsonb_array_elements(options) o (one) where not one ? 'part');

update menu_items set option_groups = (
  select jsonb_agg('{"halves": false}' || g.one || jsonb_build_object('choices', (
      select jsonb_agg('{"available": true}' || c.one order by c.at)
      from jsonb_array_elements(g.one -> 'choices') with ordinality c (one, at)))
    order by g.at)
  from jsonb_array_elements(option_groups) with ordinality g (one, at))
where option_groups <> '[]';
